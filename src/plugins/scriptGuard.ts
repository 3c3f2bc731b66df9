import type {LoadContext, Plugin} from '@docusaurus/types';

/**
 * Returns a script for the head of every page. A page that was cached before a deployment refers to scripts that no longer exist, and would
 * never be hydrated. When a script whose path starts with `scripts` fails to load, the script fetches the page again, and reloads it if it
 * no longer refers to the failed script. It reloads once, and not if the network is down or the script is only blocked. If session storage
 * isn't available, it does nothing, because it couldn't prevent a reload loop.
 */
export function guardScripts(scripts: string): string {
  const base = JSON.stringify(scripts).replaceAll('<', '\\u003c');
  return `addEventListener('error',function(e){var s=e.target,p=s&&s.tagName==='SCRIPT'&&s.defer&&s.getAttribute('src'),k='reloaded-without';if(!p||p.indexOf(${base})!==0)return;try{if(!(sessionStorage instanceof Storage)||sessionStorage.getItem(k)===p)return;sessionStorage.setItem(k,p)}catch(x){return}fetch(location.href,{cache:'reload'}).then(function(r){return r.text()}).then(function(t){if(t.indexOf(p)<0)location.reload()}).catch(function(){})},true);`;
}

/** Returns a plugin that reloads a page once if it was cached before a deployment and its scripts no longer exist. */
export function scriptGuard({baseUrl}: LoadContext): Plugin {
  return {
    name: 'script-guard',
    injectHtmlTags: () => ({headTags: [{tagName: 'script', innerHTML: guardScripts(`${baseUrl}assets/js/`)}]}),
  };
}
