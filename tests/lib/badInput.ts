/** Unusual and malicious search queries, by description. */
export const badInput: Record<string, string> = {
  'ten thousand characters': 'tunnel name '.repeat(834),
  'one word of ten thousand characters': 'a'.repeat(10_000),
  emoji: '🚀🚀 👩‍👩‍👧 🔥',
  'characters of regular expressions': '(a+)+$ [^x]* \\d{3,} .*?|(?<=x)',
  HTML: '<img src=x onerror="alert(1)"><script>alert(1)</script><b>tunnel</b>',
  'text from right to left': 'كيف أستخدم النفق؟',
  punctuation: '?!.,;:()[]{}\\|/*+^$"\'`~@#%&-_=<>',
  'names of built-in properties': '__proto__ constructor toString',
};
