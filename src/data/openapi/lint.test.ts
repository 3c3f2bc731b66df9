import {spawnSync} from 'node:child_process';
import path from 'node:path';
import {expect, it} from 'vitest';

const root = path.resolve(import.meta.dirname, '../../..');

it("every OpenAPI document passes Redocly's recommended rules", () => {
  const {status, stdout, stderr} = spawnSync(
    process.execPath,
    [path.join(root, 'node_modules/@redocly/cli/bin/cli.js'), 'lint', '--format=stylish'],
    {
      cwd: root,
      encoding: 'utf8',
      // Disables the update check and telemetry.
      env: {...process.env, REDOCLY_SUPPRESS_UPDATE_NOTICE: 'true', REDOCLY_TELEMETRY: 'off'},
    },
  );
  expect(status, stdout + stderr).toBe(0);
});
