/** Stop words. They have little weight in a query that also contains other words. */
export const stopWords: ReadonlySet<string> = new Set(
  `a about after again all also am an and any are as at be because been before being but by can could did do does doing
  done each either else every for from get gets getting had has have having how i if im in into is it its ive just
  let like me more most much my need no not now of off on once one only or other our out over please same she should shouldnt so some
  such than that the their them then there these they this those to too up upon us use used using very want was we were what
  whats when where which while who whom whose why will with would you your`.split(/\s+/),
);

/** Stop words that are never part of a name: auxiliary verbs and the words that negate them. */
export const auxiliaries: ReadonlySet<string> = new Set(
  `not no do does did is are am was were be been has have had can could will would should`.split(' '),
);

/** Words that say little about the topic of a question. They have less weight in questions. */
export const weakWords: ReadonlySet<string> = new Set(
  `able actually anything best come comes find go goes good happen happened happens help keep kind know long lot make makes
  many mean means one possible reach right see several show someone something still sure take takes tell thing things through
  together try trying want wants way ways well without work works`.split(/\s+/),
);

/** First words of questions. */
const OPENERS =
  /^(how|what|whats|what's|why|when|where|which|who|whose|can|could|is|are|am|do|does|did|should|would|will|may|must|has|have)\b/i;

/** Returns whether a query is a question: at least three words that start with a question word or end with a question mark. */
export const isQuestion = (query: string): boolean => {
  const words = query.trim().split(/\s+/).length;
  return words >= 3 && (OPENERS.test(query.trim()) || /\?\s*$/.test(query));
};
