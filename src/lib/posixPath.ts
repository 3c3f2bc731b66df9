/** Returns a path with forward slashes, which is how this project writes paths on all systems: Node.js returns backslashes on Windows. */
export const posixPath = (file: string): string => file.replaceAll('\\', '/');
