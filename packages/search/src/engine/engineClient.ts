import {IndexError} from './errors.ts';
import type {SearchAnswer, SearchRequest} from './types.ts';
import type {FromWorker, ToWorker} from './protocol.ts';

/** Asynchronous interface of the search engine. */
export interface SearchEngine {
  /** Starts the worker and loads the core file. Rejects with an `IndexError` if that fails. */
  warm: () => Promise<void>;
  /** Rejects with an `IndexError` if the index can't be read. */
  search: (request: SearchRequest) => Promise<SearchAnswer>;
}

interface Waiting {
  resolve: (answer: SearchAnswer | undefined) => void;
  reject: (error: Error) => void;
}

const engines = new Map<string, SearchEngine>();

/** Returns the engine for the index at the URL `folder`. Each index has one worker, which starts with the first call. */
export function searchEngine(folder: string): SearchEngine {
  let engine = engines.get(folder);
  if (!engine) engines.set(folder, (engine = new WorkerEngine(folder)));
  return engine;
}

class WorkerEngine implements SearchEngine {
  private worker: Worker | undefined;
  private readonly waiting = new Map<number, Waiting>();
  private next = 0;

  constructor(private readonly folder: string) {}

  async warm(): Promise<void> {
    await this.ask((id) => ({kind: 'warm', id}));
  }

  async search(request: SearchRequest): Promise<SearchAnswer> {
    return (await this.ask((id) => ({kind: 'search', id, request})))!;
  }

  private ask(message: (id: number) => ToWorker): Promise<SearchAnswer | undefined> {
    const id = this.next++;
    return new Promise((resolve, reject) => {
      this.waiting.set(id, {resolve, reject});
      this.start().postMessage(message(id));
    });
  }

  private start(): Worker {
    if (this.worker) return this.worker;
    const worker = new Worker(new URL('./worker.ts', import.meta.url));
    worker.onmessage = ({data}: MessageEvent<FromWorker>) => this.hear(data);
    // The worker script couldn't be loaded. Treat it like an index that can't be loaded; the next query starts a new worker.
    worker.onerror = () => {
      worker.terminate();
      if (this.worker === worker) this.worker = undefined;
      for (const {reject} of this.waiting.values()) reject(new IndexError('unreachable', 'the search worker'));
      this.waiting.clear();
    };
    worker.postMessage({kind: 'open', folder: this.folder} satisfies ToWorker);
    this.worker = worker;
    return worker;
  }

  private hear(message: FromWorker): void {
    const waiting = this.waiting.get(message.id);
    this.waiting.delete(message.id);
    if (message.kind === 'failed') waiting?.reject(new IndexError(message.trouble, message.message));
    else waiting?.resolve(message.kind === 'answer' ? message.answer : undefined);
  }
}
