import {replacements, type Hosts} from '../../lib/hosts.ts';

type Center = Hosts & {id: string};

const quote = (text: string): string => text.replace(/[.]/g, '\\.');

/**
 * A script for the head of every page: says to CSS that scripts run and, where the reader has chosen another data center, puts its hosts
 * into the static HTML while it is being parsed, so that the default is never painted. It ends before React begins.
 */
export function earlyScript([first, ...others]: readonly Center[]): string {
  const byId = Object.fromEntries(others.map((center) => [center.id, replacements(first!, center)]));
  const texts = [...new Set(Object.values(byId).flatMap(Object.keys))].sort((a, b) => b.length - a.length);
  return `(function (root, id, hosts) {
  root.dataset.scripted = '';
  try {
    id = localStorage.getItem('data-center');
  } catch (e) {}
  if (!(hosts = ${JSON.stringify(byId)}[id])) return;
  function fill() {
    document.querySelectorAll('[data-hosts] :is(code,pre),code[data-hosts]').forEach(function (code) {
      for (var walker = document.createTreeWalker(code, 4), node; (node = walker.nextNode()); ) {
        var text = node.data.replace(/${texts.map(quote).join('|')}/g, function (host) {
          return hosts[host] || host;
        });
        if (text !== node.data) node.data = text;
      }
    });
    document.querySelectorAll('[data-centers]').forEach(function (select) {
      if (select.value !== id) select.value = id;
    });
  }
  var observer = new MutationObserver(fill);
  observer.observe(root, {childList: true, subtree: true, characterData: true});
  document.addEventListener('readystatechange', function () {
    fill();
    observer.disconnect();
  }, {once: true});
})(document.documentElement);`;
}
