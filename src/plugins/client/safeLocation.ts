/** The part of a router location that this module uses. */
interface Location {
  hash: string;
}

const safe = new WeakMap<Location, Location>();

function canBeDecoded(hash: string): boolean {
  try {
    decodeURIComponent(hash);
    return true;
  } catch {
    return false;
  }
}

/**
 * Returns a location whose hash `decodeURIComponent` accepts: `location` itself, or a copy in which the percent signs of the hash are
 * encoded. Returns the same copy for the same location, because React compares locations by identity.
 */
export function safeLocation<T extends Location>(location: T): T {
  if (canBeDecoded(location.hash)) return location;
  if (!safe.has(location)) safe.set(location, {...location, hash: location.hash.replaceAll('%', '%25')});
  return safe.get(location) as T;
}
