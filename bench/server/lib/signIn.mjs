/** Token of a demo account. */
export async function signIn(base, username) {
  const reply = await fetch(`${base}/api/Login/Login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ username, password: 'Harrow#2026' }),
  });
  const { data } = await reply.json();
  if (!data?.TokenID) throw new Error(`${username} cannot sign in: ${reply.status}`);
  return data.TokenID;
}
