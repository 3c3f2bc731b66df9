import {useEffect, useState, type ReactNode} from 'react';
import {createPortal} from 'react-dom';
import Link from '@docusaurus/Link';
import {areas, popular} from '../options.ts';
import {texts} from './texts.ts';

/** Pages that introduce the areas. A single area contains all pages, so it isn't listed. */
const areaPages = (areas.length > 1 ? areas : [])
  .map(({name, landing}) => ({title: name, to: landing}))
  .sort((a, b) => a.title.localeCompare(b.title, 'en'));

const isEmpty = (container: HTMLElement): boolean =>
  (container.querySelector<HTMLInputElement>('.DocSearch-Input')?.value ?? '').trim() === '';

/** Popular pages and the areas, below DocSearch's list of recent pages, as long as the query is empty. */
export function StartScreen({container, onClose}: {container: HTMLElement; onClose: () => void}): ReactNode {
  const [modal, setModal] = useState<Element | null>(null);
  useEffect(() => {
    const look = () => setModal(isEmpty(container) ? container.querySelector('.DocSearch-Modal') : null);
    look();
    // The field is also cleared by a button, so the attribute that React synchronizes with the value is observed.
    const observer = new MutationObserver(look);
    observer.observe(container, {subtree: true, attributes: true, attributeFilter: ['value']});
    container.addEventListener('input', look);
    return () => {
      observer.disconnect();
      container.removeEventListener('input', look);
    };
  }, [container]);
  if (!modal) return null;
  return createPortal(
    <div className="search-start">
      <Group title={texts.startScreen.popularTitle} pages={popular} onClose={onClose} />
      <Group title={texts.startScreen.areasTitle} pages={areaPages} onClose={onClose} />
    </div>,
    modal,
  );
}

function Group({
  title,
  pages,
  onClose,
}: {
  title: string;
  pages: readonly {title: string; to: string}[];
  onClose: () => void;
}): ReactNode {
  if (pages.length === 0) return null;
  return (
    <nav aria-label={title}>
      <p className="DocSearch-Hit-source">{title}</p>
      <ul>
        {pages.map((page) => (
          <li key={page.to}>
            <Link to={page.to} onClick={onClose}>
              {page.title}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
