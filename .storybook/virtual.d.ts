declare module 'virtual:harrow-types' {
  const tables: unknown;
  export default tables;
}
