import type {Plugin} from '@docusaurus/types';
import type {DataCenter} from '../data/dataCenters.ts';
import {replacements, type Hosts} from '../lib/hosts.ts';

type Center = Hosts & {id: string};

const quote = (text: string): string => text.replace(/[.]/g, '\\.');

/**
 * Returns a script for the head of every page. It marks the root element as scripted for CSS. If the user has selected a data center other
 * than the default (the first of the list), it also replaces the hosts in the static HTML during parsing, so the default hosts are never
 * painted. It stops before hydration starts.
 *
 * Syntax highlighting can split a host into several text nodes (in YAML, the number at its end), so the script searches the text of the
 * entire code block and edits from the last match to the first. It writes the new host to the first of the text nodes.
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
      var walker = document.createTreeWalker(code, 4), nodes = [], edits = [], node;
      while ((node = walker.nextNode())) nodes.push(node);
      code.textContent.replace(/${texts.map(quote).join('|')}/g, function (host, start) {
        edits.unshift([start, start + host.length, hosts[host] || host]);
      });
      edits.forEach(function (edit) {
        var at = 0, put = edit[2];
        nodes.forEach(function (node) {
          var text = node.data, from = Math.max(edit[0] - at, 0), to = Math.min(edit[1] - at, text.length);
          if (from < to) {
            node.data = text.slice(0, from) + put + text.slice(to);
            put = '';
          }
          at += text.length;
        });
      });
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

/** Returns a plugin that adds `earlyScript` to every page, which shows the hosts of the selected data center from the first paint. */
export function dataCenter(centers: readonly DataCenter[]): Plugin {
  return {
    name: 'data-center',
    injectHtmlTags: () => ({headTags: [{tagName: 'script', innerHTML: earlyScript(centers)}]}),
  };
}
