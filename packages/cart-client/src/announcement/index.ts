export { createAnnouncements, type Announcements } from './announcement.browser.ts'
export { connectAnnouncement } from './announcement.connect.ts'
export { addAnnouncements } from './announcement.dom.ts'
