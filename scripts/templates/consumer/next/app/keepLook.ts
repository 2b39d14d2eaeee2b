'use server';
import { cookies } from 'next/headers';

/** Stores what the user chose; the page comes anew, with the layout that reads it. */
export async function keepLook(name: 'language' | 'theme', value: string) {
  (await cookies()).set(name, value, { maxAge: 31_536_000 });
}
