/** Runs a script. Sets the exit code to the number that `main` returns, if any. If `main` throws, prints the message and exits with 1. */
export function runMain(main: () => unknown): void {
  Promise.resolve()
    .then(main)
    .then(
      (code) => {
        if (typeof code === 'number') process.exitCode = code;
      },
      (error: unknown) => {
        console.error((error as Error).message);
        process.exitCode = 1;
      },
    );
}
