/** Empty module that replaces a client module whose work is done elsewhere. */
export {};
