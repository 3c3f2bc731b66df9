import siteConfig from '@generated/docusaurus.config';
import type {Hosts} from '../../lib/hosts.ts';

/** A data center that a reader can choose. */
export interface DataCenter extends Hosts {
  id: string;
  name: string;
}

export const centers = siteConfig.customFields!.dataCenters as readonly DataCenter[];

/** What the static HTML shows. */
export const defaultCenter = centers[0]!;

/** The data center of that name, or the default where there is none. */
export const centerOf = (id: string | null | undefined): DataCenter => centers.find((center) => center.id === id) ?? defaultCenter;
