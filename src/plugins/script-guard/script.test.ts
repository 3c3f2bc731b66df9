import {expect, it} from 'vitest';
import {guardScripts} from './script.ts';

it('is a script, and no path can end it', () => {
  expect(() => new Function(guardScripts('/assets/js/'))).not.toThrow();
  expect(guardScripts('/</script>/')).not.toContain('</script>');
});
