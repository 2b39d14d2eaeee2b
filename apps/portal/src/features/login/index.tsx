import type { ComponentProps } from 'react';
import { Navigate, Route, Routes } from 'react-router-dom';
import { LoginPage } from './LoginPage.tsx';
import { PasswordResetPage } from './PasswordResetPage.tsx';
import { RegisterPage } from './RegisterPage.tsx';
import { RegisterResultPage } from './RegisterResultPage.tsx';
import { WelcomeFrame } from './WelcomeFrame.tsx';

/** Everything under `/user`: login, request for access, forgotten password. */
export function LoginPages({ onTyping }: ComponentProps<typeof LoginPage>) {
  return (
    <WelcomeFrame>
      <Routes>
        <Route path="login" element={<LoginPage onTyping={onTyping} />} />
        <Route path="register" element={<RegisterPage />} />
        <Route path="register-result" element={<RegisterResultPage />} />
        <Route path="alteration" element={<PasswordResetPage />} />
        <Route path="*" element={<Navigate to="/user/login" replace />} />
      </Routes>
    </WelcomeFrame>
  );
}
