import type {ReactNode} from 'react';
import {useThemeConfig} from '@docusaurus/theme-common';
import HostedSearchBar from '@theme-original/SearchBar';
import {SearchBar, useHostedSearch} from 'docusaurus-plugin-site-search/ui';

/** Hosted search of Docusaurus's theme if it's configured, or else the embedded search. */
export default function SearchBarWrapper(): ReactNode {
  return 'algolia' in useThemeConfig() ? <Hosted /> : <SearchBar />;
}

function Hosted(): ReactNode {
  const {props, extras} = useHostedSearch();
  return (
    <>
      <HostedSearchBar {...props} />
      {extras}
    </>
  );
}
