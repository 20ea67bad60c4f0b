export { deskEnglish, eveningEnglish } from '#words';
