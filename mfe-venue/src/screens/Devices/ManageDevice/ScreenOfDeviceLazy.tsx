export { ScreenOfDevice as default } from './ScreenOfDevice';
