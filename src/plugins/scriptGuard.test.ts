import {expect, it} from 'vitest';
import {guardScripts} from './scriptGuard.ts';

it('returns a valid script that no path can terminate', () => {
  expect(() => new Function(guardScripts('/assets/js/'))).not.toThrow();
  expect(guardScripts('/</script>/')).not.toContain('</script>');
});
