/** Stands in for a client module whose work is done elsewhere. */
export {};
