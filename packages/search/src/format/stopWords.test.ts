import {describe, expect, it} from 'vitest';
import {isQuestion} from './stopWords.ts';

describe('isQuestion', () => {
  it.each(['how do I rotate an access key', 'Which ports must be open?', 'why is it slow', 'real device or emulator?'])(
    'returns true for “%s”',
    (query) => {
      expect(isQuestion(query)).toBe(true);
    },
  );

  it.each(['access key', 'what', 'howto guide page', '--tunnel-name', 'sauce connect proxy docker', '?'])(
    'returns false for “%s”',
    (query) => {
      expect(isQuestion(query)).toBe(false);
    },
  );
});
