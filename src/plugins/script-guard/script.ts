/**
 * A script for the head of every page. A page that a browser or a cache kept from before a deploy names scripts that are gone, and would
 * stay without life. When one of `scripts`, a path, fails to load, the script asks for the page anew, and reloads it if it names another
 * one by now: once, and not where the network is down or the script is only blocked. Without a storage that outlives the page, it
 * couldn't tell the second time from the first, so it does nothing.
 */
export function guardScripts(scripts: string): string {
  const base = JSON.stringify(scripts).replaceAll('<', '\\u003c');
  return `addEventListener('error',function(e){var s=e.target,p=s&&s.tagName==='SCRIPT'&&s.defer&&s.getAttribute('src'),k='reloaded-without';if(!p||p.indexOf(${base})!==0)return;try{if(!(sessionStorage instanceof Storage)||sessionStorage.getItem(k)===p)return;sessionStorage.setItem(k,p)}catch(x){return}fetch(location.href,{cache:'reload'}).then(function(r){return r.text()}).then(function(t){if(t.indexOf(p)<0)location.reload()}).catch(function(){})},true);`;
}
