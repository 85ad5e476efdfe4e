/** The house in English. */
import { en } from './en.ts';
import { netEn } from './net-en.ts';

export const ENGLISH = { t: { ...en, ...netEn } };
