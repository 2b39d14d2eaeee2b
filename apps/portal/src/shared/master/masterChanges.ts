import { createStore } from '../../platform/store.ts';

/** Count of the changes of masters that this page has heard of; whoever caches something of them asks again. */
export const categoryChanges = createStore(0);
export const reportChanges = createStore(0);
