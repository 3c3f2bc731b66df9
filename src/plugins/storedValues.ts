import type {Plugin} from '@docusaurus/types';

/**
 * Returns a script for the head of every page that replaces `localStorage` and `sessionStorage` if the browser denies access (blocked
 * cookies, private windows, sandboxed frames) or can't write to them (quota). The replacement keeps values in memory until the user leaves
 * the page, and initially contains the values that can still be read. Its property `isTemporary` is `true`. The script logs a warning to
 * the console. With the replacement, libraries don't need their own fallback.
 */
export const storageFallback = (): string =>
  `(function(){
  var denied = [];
  ['localStorage', 'sessionStorage'].forEach(function (name) {
    var store, values = new Map();
    try {
      store = window[name];
      store.setItem(name, name);
      store.removeItem(name);
      return;
    } catch (e) {
      denied.push(name);
    }
    try {
      for (var i = 0; i < store.length; i++) values.set(store.key(i), store.getItem(store.key(i)));
    } catch (e) {}
    Object.defineProperty(window, name, {
      configurable: true,
      value: {
        isTemporary: true,
        get length() { return values.size },
        key: function (index) { return Array.from(values.keys())[index] || null },
        getItem: function (key) { return values.has(String(key)) ? values.get(String(key)) : null },
        setItem: function (key, value) { values.set(String(key), String(value)) },
        removeItem: function (key) { values.delete(String(key)) },
        clear: function () { values.clear() }
      }
    });
  });
  if (denied.length) console.warn('Browser storage is not available (' + denied.join(', ') + '). Settings are kept until you leave the page.');
})();`.replace(/\n\s*/g, ' ');

/**
 * Returns a script for the head of every page that sanitizes values that Docusaurus doesn't validate: it removes a stored color mode other
 * than `light` and `dark`, and resets the dismissal of an announcement whose ID differs from `announcementId`.
 */
export function sanitizeStoredValues(announcementId: string | undefined): string {
  const id = JSON.stringify(announcementId)?.replaceAll('<', '\\u003c');
  const sanitizeAnnouncement = id
    ? `if(s.getItem('docusaurus.announcement.id')!==${id})s.setItem('docusaurus.announcement.dismiss','false');`
    : '';
  return `(function(){try{var s=localStorage,t=s.getItem('theme');if(t!==null&&t!=='light'&&t!=='dark')s.removeItem('theme');${sanitizeAnnouncement}}catch(e){}})();`;
}

/** Returns a plugin that makes browser storage safe to use and sanitizes its values before the first scripts of Docusaurus read it. */
export function storedValues(announcementId: string | undefined): Plugin {
  return {
    name: 'stored-values',
    injectHtmlTags: () => ({
      headTags: [storageFallback(), sanitizeStoredValues(announcementId)].map((innerHTML) => ({
        tagName: 'script',
        innerHTML,
      })),
    }),
  };
}
