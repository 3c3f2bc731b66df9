import type {ReactNode} from 'react';
import type {SearchAnswer} from '../../engine/types.ts';
import type {PageParams} from './params.ts';
import styles from './styles.module.css';

interface Props {
  params: PageParams;
  areas: SearchAnswer['areas'];
  versions: readonly {name: string; label: string}[];
  onChange: (params: PageParams) => void;
}

/** Filters for the product area and the docs version of the results. */
export function Filters({params, areas, versions, onChange}: Props): ReactNode {
  return (
    <div className={styles.filters}>
      <label>
        Area
        <select
          value={params.area ?? ''}
          onChange={({target}) => onChange({...params, page: 1, area: target.value || undefined})}
        >
          <option value="">All areas</option>
          {areas.map(({id, name, count}) => (
            <option key={id} value={id}>
              {name} ({count})
            </option>
          ))}
        </select>
      </label>
      <label>
        Version
        <select
          value={params.version ?? versions[0]?.name}
          onChange={({target}) =>
            onChange({...params, page: 1, version: target.value === versions[0]?.name ? undefined : target.value})
          }
        >
          {versions.map(({name, label}) => (
            <option key={name} value={name}>
              {label}
            </option>
          ))}
        </select>
      </label>
    </div>
  );
}
