import {execFileSync} from 'node:child_process';
import {mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';

/** A software bill of materials in CycloneDX, as far as it is read here. */
export interface BillOfMaterials {
  /** Each package as `name@version`. */
  components: {'bom-ref': string}[];
}

interface Manifest {
  name: string;
  devDependencies?: Record<string, string>;
}

interface LockFile {
  packages: Record<string, Manifest & {dev?: boolean}>;
}

const read = <T>(file: string): T => JSON.parse(readFileSync(file, 'utf8')) as T;
const isWindows = process.platform === 'win32';

/**
 * Every package of the lock file in `dir` but those for development alone, as CycloneDX by npm.
 * @throws where npm cannot give one, with what npm says.
 */
export function billOfMaterials(dir = '.'): BillOfMaterials {
  const manifest = {...read<Manifest>(path.join(dir, 'package.json')), devDependencies: {}};
  const lock = read<LockFile>(path.join(dir, 'package-lock.json'));
  // `npm sbom --omit dev` leaves out what development needs too: so it is given a project that has no development.
  const packages = Object.entries(lock.packages).filter(([, {dev}]) => !dev);
  const temporary = mkdtempSync(path.join(tmpdir(), 'sbom-'));
  try {
    // npm names the whole after its folder.
    const project = path.join(temporary, manifest.name);
    mkdirSync(project);
    writeFileSync(path.join(project, 'package.json'), JSON.stringify(manifest));
    writeFileSync(path.join(project, 'package-lock.json'), JSON.stringify({...lock, packages: {...Object.fromEntries(packages), '': {...lock.packages[''], devDependencies: {}}}}));
    const args = ['sbom', '--sbom-format', 'cyclonedx', '--sbom-type', 'application', '--package-lock-only', '--include', 'dev'];
    const text = execFileSync(isWindows ? 'npm.cmd' : 'npm', args, {cwd: project, encoding: 'utf8', maxBuffer: 2 ** 26, shell: isWindows, stdio: ['ignore', 'pipe', 'inherit']});
    return JSON.parse(text) as BillOfMaterials;
  } catch (error) {
    throw new Error(`npm sbom gave no bill of materials; it needs npm 10 or newer (${(error as Error).message.split('\n')[0]})`);
  } finally {
    rmSync(temporary, {recursive: true, force: true});
  }
}
