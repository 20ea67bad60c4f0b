export { deskGerman, eveningGerman } from '#words';
