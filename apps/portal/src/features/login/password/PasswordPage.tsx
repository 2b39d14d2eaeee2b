import { useSearchParams } from 'react-router-dom';
import { PasswordResetPage } from './PasswordResetPage.tsx';
import { PasswordSetPage } from './PasswordSetPage.tsx';

/** Forgotten password: requests a new one, and chooses it by the link of an e-mail. */
export function PasswordPage() {
  const [search] = useSearchParams();
  const token = search.get('token');
  return token ? <PasswordSetPage token={token} /> : <PasswordResetPage />;
}
