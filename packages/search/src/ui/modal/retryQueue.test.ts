import {describe, expect, it, vi} from 'vitest';
import {RetryQueue} from './retryQueue.ts';

describe('RetryQueue', () => {
  it('returns the result of a successful attempt without reporting trouble', async () => {
    const trouble = vi.fn();
    expect(
      await new RetryQueue(trouble).until(
        () => Promise.resolve(1),
        () => true,
      ),
    ).toBe(1);
    expect(trouble).not.toHaveBeenCalled();
  });

  it('reports each failure and tries again when resumed', async () => {
    const trouble = vi.fn();
    const retryQueue = new RetryQueue(trouble);
    let tries = 0;
    const answer = retryQueue.until(
      () => (++tries < 3 ? Promise.reject(new Error('no')) : Promise.resolve('yes')),
      () => true,
    );
    await vi.waitFor(() => expect(trouble).toHaveBeenCalledTimes(1));
    retryQueue.resume();
    await vi.waitFor(() => expect(trouble).toHaveBeenCalledTimes(2));
    retryQueue.resume();
    expect(await answer).toBe('yes');
  });

  it('reports no failure of an outdated query', async () => {
    const trouble = vi.fn();
    const attempt = vi.fn(() => Promise.reject(new Error('no')));
    void new RetryQueue(trouble).until(attempt, () => false);
    await vi.waitFor(() => expect(attempt).toHaveBeenCalled());
    expect(trouble).not.toHaveBeenCalled();
  });
});
