/** Names of columns in the database and in code, for rows that travel as JSON; each name is worked out once. */
const remember = (rename: (name: string) => string): ((name: string) => string) => {
  const known = new Map<string, string>();
  return (name) => {
    const renamed = known.get(name) ?? rename(name);
    known.set(name, renamed);
    return renamed;
  };
};

/** `claimNo` → `claim_no` */
export const snake = remember((name) => name.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`));
/** `claim_no` → `claimNo`; columns of a month keep their name: `m1_target`. */
export const camel = remember((name) => (/^m\d+_/.test(name) ? name : name.replace(/_(\w)/g, (_, letter: string) => letter.toUpperCase())));
