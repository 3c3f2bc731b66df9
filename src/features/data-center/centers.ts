import siteConfig from '@generated/docusaurus.config';
import type {Hosts} from '../../lib/hosts.ts';

/** Data center that readers can select. */
export interface DataCenter extends Hosts {
  id: string;
  name: string;
}

/** Data centers that readers can select, in display order. */
export const centers = siteConfig.customFields!.dataCenters as readonly DataCenter[];

/** Data center of the static HTML. */
export const defaultCenter = centers[0]!;

/** Returns the data center with an ID, or the default data center if the ID is unknown. */
export const centerOf = (id: string | null | undefined): DataCenter =>
  centers.find((center) => center.id === id) ?? defaultCenter;
