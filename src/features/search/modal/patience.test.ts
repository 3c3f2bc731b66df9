import {describe, expect, it, vi} from 'vitest';
import {Patience} from './patience.ts';

describe('Patience', () => {
  it('gives what comes at once without a word', async () => {
    const trouble = vi.fn();
    expect(await new Patience(trouble).until(() => Promise.resolve(1), () => true)).toBe(1);
    expect(trouble).not.toHaveBeenCalled();
  });

  it('waits after a failure, says so, and gives what comes in the end', async () => {
    const trouble = vi.fn();
    const patience = new Patience(trouble);
    let tries = 0;
    const answer = patience.until(
      () => (++tries < 3 ? Promise.reject(new Error('no')) : Promise.resolve('yes')),
      () => true,
    );
    await vi.waitFor(() => expect(trouble).toHaveBeenCalledTimes(1));
    patience.resume();
    await vi.waitFor(() => expect(trouble).toHaveBeenCalledTimes(2));
    patience.resume();
    expect(await answer).toBe('yes');
  });

  it('says nothing of what nobody waits for any more', async () => {
    const trouble = vi.fn();
    const attempt = vi.fn(() => Promise.reject(new Error('no')));
    void new Patience(trouble).until(attempt, () => false);
    await vi.waitFor(() => expect(attempt).toHaveBeenCalled());
    expect(trouble).not.toHaveBeenCalled();
  });
});
