/** Runs a program: it exits with the code that `main` returns, if any, or with 1 and the message alone of what `main` throws. */
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
