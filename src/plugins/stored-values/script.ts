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
