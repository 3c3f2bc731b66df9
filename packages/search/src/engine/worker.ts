import {IndexError} from './errors.ts';
import {Engine} from './engine.ts';
import type {FromWorker, ToWorker} from './protocol.ts';
import {fileReader} from './readFile.ts';

// Passes messages between the engine and the page. The counterpart in the page is engineClient.ts.
let engine: Engine | undefined;
const say = (message: FromWorker): void => self.postMessage(message);

self.onmessage = async ({data}: MessageEvent<ToWorker>) => {
  if (data.kind === 'open') {
    engine = new Engine(fileReader(data.folder));
    return;
  }
  const {id} = data;
  try {
    if (data.kind === 'warm') {
      await engine!.warm();
      say({kind: 'warmed', id});
    } else say({kind: 'answer', id, answer: await engine!.search(data.request)});
  } catch (error) {
    const trouble = error instanceof IndexError ? error.trouble : 'corrupt';
    say({kind: 'failed', id, trouble, message: (error as Error).message});
  }
};
