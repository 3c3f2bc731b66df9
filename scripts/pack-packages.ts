/** `npm run pack:packages`: compiles each package in `packages/` to `.cache/packages/`, in the form in which `npm publish` publishes it. */
import path from 'node:path';
import {runMain} from './lib/main.ts';
import {packageFolders, packPackage} from './lib/packPackage.ts';

const OUT = '.cache/packages';

runMain(async () => {
  for (const folder of packageFolders()) {
    const dir = path.join(OUT, folder);
    await packPackage(folder, dir);
    console.log(`${dir}: to publish it, run npm publish ${dir}`);
  }
});
