import {useEffect, useRef, useState, type ReactNode} from 'react';
import {useNavbarMobileSidebar} from '@docusaurus/theme-common/internal';
import MobileSidebar from '@theme-original/Navbar/MobileSidebar';

/**
 * Mobile menu that is rendered when it's first opened, so that its links don't slow down the first render of a page. While it's open, it's
 * a modal dialog: it has the focus, the rest of the page is inert, and Escape closes it.
 */
export default function MobileSidebarWrapper(): ReactNode {
  const {shown, toggle} = useNavbarMobileSidebar();
  const [wasShown, setWasShown] = useState(shown);
  if (shown && !wasShown) setWasShown(true);
  const dialog = useRef<HTMLDivElement>(null);

  useEffect(() => {
    const box = dialog.current;
    const navbar = box?.parentElement;
    if (!shown || !box || !navbar) return undefined;
    const opener = navbar.querySelector<HTMLElement>('.navbar__toggle');
    // The backdrop, which closes the menu, stays active.
    const others = [...navbar.children, ...navbar.parentElement!.children].filter(
      (one) => one !== box && one !== navbar && !one.matches('.navbar-sidebar__backdrop, [inert]'),
    );
    let frame = 0;
    // An element can get the focus when the transition has made it visible.
    const focusClose = () => {
      const close = box.querySelector<HTMLElement>('.navbar-sidebar__close');
      close?.focus();
      if (document.activeElement !== close) frame = requestAnimationFrame(focusClose);
    };
    const closeByKey = ({key}: KeyboardEvent) => key === 'Escape' && toggle();
    for (const one of others) one.toggleAttribute('inert', true);
    document.addEventListener('keydown', closeByKey);
    focusClose();
    box.querySelector('.theme-doc-sidebar-menu [aria-current=page]')?.scrollIntoView({block: 'nearest'});
    return () => {
      cancelAnimationFrame(frame);
      document.removeEventListener('keydown', closeByKey);
      for (const one of others) one.toggleAttribute('inert', false);
      opener?.focus();
    };
  }, [shown, toggle]);

  return wasShown ? (
    <div ref={dialog} {...(shown && {role: 'dialog', 'aria-modal': true, 'aria-label': 'Navigation'})}>
      <MobileSidebar />
    </div>
  ) : null;
}
