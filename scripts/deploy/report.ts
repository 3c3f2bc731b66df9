import type {Deployed} from './deploy.ts';

/** Says on the console what a deploy or a rollback did, and what is left to do. */
export function report({id, kept, configChanged}: Deployed): void {
  console.log(`serving ${id}, with ${kept} files of other releases`);
  if (configChanged) console.log('nginx.conf has changed; let nginx read it: nginx -t && nginx -s reload');
}
