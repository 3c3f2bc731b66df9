/** Returns a path with forward slashes, which this project uses on all systems. Node.js returns backslashes on Windows. */
export const posixPath = (file: string): string => file.replaceAll('\\', '/');
