/** The pictures of the page: files of `public`. `width` and `height` reserve their space while they load. */
export const photos = [
  { src: '/hills.svg', alt: 'Hills at dawn', title: 'First light', width: 1500, height: 1000 },
  { src: '/sea.svg', alt: 'A calm sea', title: 'No wind', width: 1500, height: 1000 },
  { src: '/town.svg', alt: 'Roofs of a town', title: 'Home', width: 1500, height: 1000 },
]
