/** Names of secrets, which never appear in a log, anywhere within a field name: `access_token`, `X-Access-Token`, `OldPassword`. */
const secretName = /token|passw|pwd|captcha|check_?key|secret|authorization|account_?number|id_?no\b|phone|^key$/i;

/** Whether a field of this name holds a secret. */
export const isSecretName = (name: string): boolean => secretName.test(name);

function decoded(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}

/** The address with `***` for the values of query parameters that may be secrets or personal. */
export function withoutSecrets(url: string): string {
  const mark = url.indexOf('?') + 1;
  if (mark === 0) return url;
  const pairs = url
    .slice(mark)
    .split('&')
    .map((pair) => {
      const name = pair.split('=', 1)[0]!;
      return name !== pair && secretName.test(decoded(name)) ? `${name}=***` : pair;
    });
  return url.slice(0, mark) + pairs.join('&');
}
