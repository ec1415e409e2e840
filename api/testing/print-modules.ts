/** Preloaded into a process. Prints the modules that it has loaded when it receives SIGUSR2. */
process.on('SIGUSR2', () => console.info(JSON.stringify(Object.keys(require.cache))));
