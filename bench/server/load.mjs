// Builds the data of the server bench: the floor's million claims, then the same in Harrow's own tables. About ten minutes.
await import('./data/load.mjs');
await import('./data/load-harrow.mjs');
