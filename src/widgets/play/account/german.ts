export { eveningGerman } from '#words';
