// TanStack Query options, keys and mutations for the calls of the contract.
export * from './generated/queries/index.ts';
