import type {ReactNode} from 'react';
import {useThemeConfig} from '@docusaurus/theme-common';
import HostedSearchBar from '@theme-original/SearchBar';
import {SearchBar, useHostedSearch} from '@site/src/features/search';

/** The hosted search of Docusaurus's own theme where it is configured, and else the embedded one. */
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
