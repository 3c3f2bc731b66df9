import {loadDataCenters, loadMaintenance} from '../../../data/tables.ts';
import {longDate} from '../../../lib/dates.ts';
import {table} from '../markdown.ts';

/** Renders `<MaintenanceReference />`: maintenance windows (UTC) by day and data center, with the latest day first. */
export function renderMaintenanceReference(): string {
  const windows = loadMaintenance();
  const centers = loadDataCenters().filter(({id}) => windows.some(({center}) => center === id));
  const days = [...new Set(windows.map(({start}) => dayOf(start)))].sort().reverse();
  return table(
    ['Date', ...centers.map(({name}) => name)],
    days.map((date) => [
      longDate(new Date(date)),
      ...centers.map(({id}) => {
        const found = windows.find(({center, start}) => center === id && dayOf(start) === date);
        return found ? `${hourOf(found.start)} to ${hourOf(found.end)}` : '–';
      }),
    ]),
  );
}

const dayOf = (moment: string): string => moment.slice(0, 10);
const hourOf = (moment: string): string => moment.slice(11, 16);
