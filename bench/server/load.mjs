// Builds the data of the server bench: the floor's million claims, the same in Harrow's own tables, then users, departments and the operation log. About ten minutes.
await import('./data/load.mjs');
await import('./data/load-harrow.mjs');
const { loadMore } = await import('./data/load-more.mjs');
await loadMore('administration');
