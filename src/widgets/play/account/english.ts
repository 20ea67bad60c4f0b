export { eveningEnglish } from '#words';
