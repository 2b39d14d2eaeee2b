// Builds the data of the server bench: the floor's million claims, the same in Harrow's own tables, then users, departments and the operation log. About ten minutes.
import { loadFloor } from './data/load.mjs';
import { loadHarrow } from './data/load-harrow.mjs';
import { loadMore } from './data/load-more.mjs';

await loadFloor();
await loadHarrow();
await loadMore('administration');
