/**
 * A script for the head of every page. Docusaurus takes a stored color mode as it is, and a dismissal as one of the bar of today;
 * so a mode that is none goes, and a dismissal of an announcement with another id is taken back.
 */
export function mendStoredValues(announcementId: string | undefined): string {
  const id = JSON.stringify(announcementId)?.replaceAll('<', '\\u003c');
  const mendAnnouncement = id
    ? `if(s.getItem('docusaurus.announcement.id')!==${id})s.setItem('docusaurus.announcement.dismiss','false');`
    : '';
  return `(function(){try{var s=localStorage,t=s.getItem('theme');if(t!==null&&t!=='light'&&t!=='dark')s.removeItem('theme');${mendAnnouncement}}catch(e){}})();`;
}
